import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const agent = new http.Agent({ keepAlive: true, maxSockets: 1500 })

/** Returns the time to the first readable byte in ms, and the response. Each lane has an IP of its own. */
export function post(url, body, lane) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let first
    let text = ''
    const headers = {
      'content-type': 'text/plain;charset=UTF-8',
      'x-forwarded-for': `10.0.${lane >> 8}.${lane & 255}`,
    }
    const call = http.request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('data', (chunk) => {
        first ??= performance.now() - started
        text += chunk
      })
      response.on('end', () => resolve({ first, text, status: response.statusCode }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Keeps `inFlight` requests running until `count` are complete. */
export async function measure({
  url,
  makeBody,
  inFlight,
  count,
  isComplete,
  ip = (lane) => lane,
  spreadMs = 0,
}) {
  const firsts = []
  let failed = 0
  let next = 0
  const started = performance.now()
  const visitor = async (lane) => {
    // Real visitors do not all write at the same moment.
    await sleep((spreadMs * lane) / inFlight)
    while (next++ < count) {
      const { first, text, status } = await post(url, makeBody(lane), ip(lane))
      if (status === 200 && isComplete(text)) firsts.push(first)
      else failed++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, (_, lane) => visitor(lane)))
  firsts.sort((a, b) => a - b)
  const at = (part) => firsts[Math.min(firsts.length - 1, Math.floor(firsts.length * part))]
  return {
    p50: at(0.5),
    p95: at(0.95),
    failed,
    turnsPerSecond: count / ((performance.now() - started) / 1000),
  }
}

/**
 * Creates bodies for the widget function: each lane is a visitor of its own, whose browser names the last
 * answer that it shows.
 */
export function visitorBodies(tokens, offset) {
  const lastMessageIds = new Map()
  return (lane) => {
    const clientMessageId = randomUUID()
    const lastMessageId = lastMessageIds.get(lane)
    lastMessageIds.set(lane, `${clientMessageId}-a`)
    return JSON.stringify({
      token: tokens[(offset + lane) % tokens.length],
      clientMessageId,
      text: 'Where is my order?',
      lastMessageId,
    })
  }
}

/** Returns the processor time of a process so far, in ms (Linux counts in hundredths of a second). */
export function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
