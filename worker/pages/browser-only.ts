/** What the worker's bundle has of all that browsers fetch later (package.json, "#browser/*"): none of it is ever rendered here. */
export {}
