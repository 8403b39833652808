/** What runs here. The build writes both in (build-info.ts). */
declare const APP_VERSION: string
declare const APP_BUILD: string

export const version = APP_VERSION
export const build = APP_BUILD
