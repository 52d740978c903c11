import { urlOf } from '../ports.mjs'

/** Makes the sandbox's Discord send interactions to the functions. */
export async function connectDiscord() {
  const url = `${urlOf('functions')}/demo-parley/us-central1/api/discord/interactions`
  const response = await fetch(`${urlOf('sandbox')}/discord/sandbox/endpoint`, {
    method: 'POST',
    body: JSON.stringify({ url }),
  })
  if (!response.ok)
    throw new Error(`The sandbox did not accept the URL for Discord: ${await response.text()}`)
}
