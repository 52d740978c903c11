import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const tokens = 40

/**
 * Starts an OpenAI-compatible model that sends forty tokens after a fixed time, so that the rest of the time
 * is Parley's.
 */
export async function startStubModel() {
  const timing = { firstMs: 0, tokenMs: 0 }
  const server = http.createServer((request, response) => {
    request.resume()
    request.on('end', () => void speak(response, timing))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    timing,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function speak(response, { firstMs, tokenMs }) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (firstMs) await sleep(firstMs)
  for (let index = 0; index < tokens; index++) {
    send(response, {
      choices: [{ index: 0, delta: { role: 'assistant', content: `token${index} ` }, finish_reason: null }],
    })
    if (tokenMs) await sleep(tokenMs)
  }
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  send(response, {
    choices: [],
    usage: { prompt_tokens: 200, completion_tokens: tokens, total_tokens: 200 + tokens },
  })
  response.end('data: [DONE]\n\n')
}

function send(response, chunk) {
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'stub', ...chunk })}\n\n`,
  )
}
