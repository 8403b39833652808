/** Vite compiles tests to development's JSX, and wrangler.toml's define selects React's production build, which has none. */
import * as production from 'react/jsx-runtime'

export const Fragment = production.Fragment
/** What follows the key (where it stands in the source) is for warnings only. */
export const jsxDEV = production.jsx
