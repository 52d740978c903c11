import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before each try; Eventarc continues for a day. */
const pausesMs = [0, 500, 2_000, 8_000, 30_000]

/**
 * Runs a function for an event that the Firestore emulator sends. Responds before the function has ended: the
 * emulator sends one event at a time, each once, and waits up to 20 seconds, so one slow function would hold
 * back the events of all others. An event that fails is tried again where the function asks for that.
 */
export async function followEvent({ id, endpoint, follow }, request, response) {
  const event = readEvent(request)
  response.json({ status: 'acknowledged' })
  for (const pause of endpoint.eventTrigger.retry ? pausesMs : [0]) {
    if (pause > 0) await wait(pause, undefined, { ref: false })
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
