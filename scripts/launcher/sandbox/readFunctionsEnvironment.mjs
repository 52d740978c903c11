import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { paths } from '../paths.mjs'

/** Reads the variables of the functions besides the emulators, such as the keys of the sandbox's vendors. */
export function readFunctionsEnvironment() {
  return parseEnv(readFileSync(join(paths.root, 'functions/.env.demo-parley'), 'utf8'))
}
