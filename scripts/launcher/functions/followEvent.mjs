import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before each further try; Eventarc continues for a day. */
const pausesMs = [500, 2_000, 8_000, 30_000]

/**
 * Runs a function for an event that the Firestore emulator sends, and responds to the emulator. An event that
 * fails is tried again where the function asks for that, because the emulator sends it once.
 */
export async function followEvent({ id, endpoint, follow }, request, response) {
  const event = readEvent(request)
  if (await succeeds(id, () => follow(event))) return void response.json({ status: 'acknowledged' })
  response.status(500).end()
  if (!endpoint.eventTrigger.retry) return
  for (const pause of pausesMs) {
    await wait(pause, undefined, { ref: false })
    if (await succeeds(id, () => follow(structuredClone(event)))) return
  }
  console.error(`The function ${id} has failed for the last time`)
}

async function succeeds(id, run) {
  try {
    await run()
    return true
  } catch (error) {
    console.error(`The function ${id} failed`, error)
    return false
  }
}

/** Reads an event whose attributes are in headers, or all of which is JSON. */
function readEvent({ headers, rawBody }) {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice('ce-'.length), value])
  if (attributes.length === 0) return JSON.parse(rawBody.toString('utf8'))
  const datacontenttype = headers['content-type']
  return { ...Object.fromEntries(attributes), datacontenttype, data: decode(rawBody) }
}

/** Returns the bytes of an event's data; the Firestore emulator sends them in base64. */
function decode(body) {
  const text = body.toString('latin1')
  return /^[\w+/]+=*$/.test(text) ? Buffer.from(text, 'base64') : body
}
