import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'

export const dev = new Hono<AppEnv>()
