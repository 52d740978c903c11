import { address } from './ports.mjs'

/** What the Functions emulator has loaded; empty where the code could not be loaded. */
export async function listFunctions() {
  const answer = await fetch(`${address('functions')}/backends`)
  const { backends } = await answer.json()
  return backends.flatMap(({ functionTriggers }) => functionTriggers)
}
