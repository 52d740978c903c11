import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleConfig } from '../src/test/exampleConfig.ts'
import { sources } from './stateData.mjs'

const dist = join(import.meta.dirname, '../dist')
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

/** Starts a backend of the widget with its own responses, the built widget, and any pages to embed it in. */
export async function startStubBackend({ port = 0, pages = {} } = {}) {
  const calls = []
  /** The responses to the next requests; a test changes them. */
  const world = {
    config: shopConfig(),
    messages: [],
    state: 'bot',
    operator: '',
    isOpen: true,
    answer: undefined,
    failures: {},
    live: [],
  }
  const server = createServer((request, response) => void serve(request, response))

  async function serve(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (request.method === 'POST') return serveApi(pathname.split('/').at(-1), await read(request), response)
    if (pages[pathname])
      return response
        .writeHead(200, { 'content-type': types['.html'], ...pages[pathname].headers })
        .end(pages[pathname].html)
    const file = join(dist, normalize(pathname.replace(/^\/widget/, '')))
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    })
    return createReadStream(file).pipe(response)
  }

  async function serveApi(name, body, response) {
    calls.push({ name, body })
    response.setHeader('access-control-allow-origin', '*')
    const failure = world.failures[name]
    if (failure)
      return response
        .writeHead(failure.status ?? 400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: failure }))
    if (name === 'message') return streamAnswer(body, response)
    if (name === 'listen') return streamLive(response)
    const reply = replies[name]?.(body) ?? {}
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }

  const replies = {
    passages: () => ({ passages: sources }),
    session: ({ fresh, conversationId }) => {
      const { config, messages, state, operator, isOpen } = world
      if (fresh) world.messages = []
      return {
        token: 'token',
        conversationId: conversationId ?? (fresh ? 'fresh' : 'c1'),
        config,
        messages: fresh ? [] : messages,
        state,
        operator,
        isOpen,
      }
    },
    conversations: () => ({
      conversations: [
        {
          id: 'c1',
          preview: 'How often should I oil my table?',
          lastMessageAt: Date.UTC(2026, 10, 21, 9, 30),
          state: 'bot',
        },
        {
          id: 'c2',
          preview: 'Where is the showroom, and can I park there with a trailer?',
          lastMessageAt: Date.UTC(2026, 10, 2, 16, 5),
          state: 'resolved',
        },
      ],
    }),
    upload: ({ filename, base64 }) => ({
      file: {
        id: `f-${filename}`,
        name: filename,
        sizeKB: Math.ceil(base64.length / 1333),
        url: `${world.origin}/widget/parley.js`,
      },
    }),
    handoff: () => ({ state: (world.state = 'requested') }),
    export: () => ({
      agent: world.config.title,
      startedAt: Date.UTC(2026, 10, 21),
      messages: world.messages,
    }),
  }

  async function streamAnswer({ clientMessageId, text }, response) {
    const { generation } = world
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    const send = (event) => response.write(`${JSON.stringify(event)}\n`)
    const now = Date.now()
    const visitors = { id: clientMessageId, role: 'visitor', text, at: now }
    if (world.state === 'human') {
      send({ type: 'stored', message: visitors, state: 'human' })
      return response.end()
    }
    const message = {
      id: `${clientMessageId}-a`,
      role: 'agent',
      text: 'Oil a table **once a year**, a kitchen table twice.',
      at: now + 1,
      ...world.answer,
    }
    for (const word of message.text.split(/(?<= )/)) {
      await wait(world.pauseMs ?? 5)
      send({ type: 'text', text: word })
    }
    if (world.holdMs) await wait(world.holdMs)
    // The test may have moved to another state.
    if (generation === world.generation) world.messages = [...world.messages, visitors, message]
    send({ type: 'done', message })
    return response.end()
  }

  function streamLive(response) {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    for (const event of world.live.splice(0)) response.write(`${JSON.stringify(event)}\n`)
    streams.add(response)
    response.on('close', () => streams.delete(response))
  }
  const streams = new Set()

  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  world.origin = `http://127.0.0.1:${server.address().port}`
  return {
    origin: world.origin,
    calls,
    world,
    pages,
    /** Sends an event to the listeners. */
    tell: (event) => streams.forEach((stream) => stream.write(`${JSON.stringify(event)}\n`)),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns the agent of the shop in the screenshots. */
export function shopConfig(overrides = {}) {
  return exampleConfig({
    agentId: 'exampleexample00',
    title: 'Harbour & Pine',
    description: 'Furniture that stays',
    primaryColor: '#2f6f4f',
    launchMessages: ['Hello! What can I tell you about our tables?'],
    suggestedReplies: ['When are you open?', 'How long does delivery take?'],
    ...overrides,
  })
}

async function read(request) {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text || '{}')
}
