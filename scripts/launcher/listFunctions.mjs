import { urlOf } from './ports.mjs'

/** Returns what the functions emulator has loaded; empty when it could not load the code. */
export async function listFunctions() {
  const response = await fetch(`${urlOf('functions')}/backends`)
  const { backends } = await response.json()
  return backends.flatMap(({ functionTriggers }) => functionTriggers)
}
