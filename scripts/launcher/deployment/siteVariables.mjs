import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { paths } from '../paths.mjs'

/**
 * Returns what the public pages of a project need: the origin of the dashboard, and the operator and the demo
 * agent, which are empty where they are not set. The shell goes before `functions/.env.{project}` and
 * `web/.env.production` below `folder`.
 */
export function siteVariables(project, { shell = process.env, folder = paths.root } = {}) {
  const read = (name) => {
    const file = join(folder, name)
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  }
  const set = { ...read(`functions/.env.${project}`), ...read('web/.env.production'), ...shell }
  return {
    WEB_ORIGIN: set.WEB_ORIGIN || `https://${project}.web.app`,
    PARLEY_OPERATOR: set.PARLEY_OPERATOR ?? '',
    PARLEY_DEMO_AGENT: set.PARLEY_DEMO_AGENT ?? '',
  }
}
