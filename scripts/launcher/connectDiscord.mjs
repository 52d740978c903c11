import { address } from './ports.mjs'

/** Has the sandbox's Discord tell the functions what people ask on its servers. */
export async function connectDiscord() {
  const url = `${address('functions')}/demo-parley/us-central1/api/discord/interactions`
  const answer = await fetch(`${address('sandbox')}/discord/sandbox/endpoint`, {
    method: 'POST',
    body: JSON.stringify({ url }),
  })
  if (!answer.ok) throw new Error(`The sandbox did not take the address for Discord: ${await answer.text()}`)
}
