import { isEmulated } from './environment.ts'

/**
 * Returns a limit in milliseconds for a wait for a server or another tab. Browser tests on a slow machine set
 * `parleyPatience` to the factor by which they wait longer; beside real servers it is not read.
 */
export function patient(limitMs: number): number {
  return isEmulated ? limitMs * Number(Reflect.get(globalThis, 'parleyPatience') ?? 1) : limitMs
}
