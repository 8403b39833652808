/** In the worker's bundle instead of what only a press opens (wrangler.toml): nothing of it is ever rendered here. */
export {}
