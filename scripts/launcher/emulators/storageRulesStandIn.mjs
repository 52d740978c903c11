import { createInterface } from 'node:readline'

/**
 * Implements the Storage emulator's rules runtime (JSON lines on stdin and stdout) for rules that deny
 * everything, and refuses to load any other rules.
 */
send({ id: -1, status: 'ok', errors: [], warnings: [] })
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === '') return
  const request = JSON.parse(line)
  send({ id: request.server_request_id ?? request.id, ...respond(request) })
})

function respond({ action, context }) {
  if (action === 'load_ruleset') {
    if (context.source.files.every(({ content }) => deniesEverything(content))) return ok({ rulesVersion: 2 })
    return {
      status: 'error',
      errors: ['Only rules that deny everything can be used without the official Storage rules runtime.'],
      warnings: [],
      result: {},
    }
  }
  return ok({ permit: false })
}

const ok = (result) => ({ status: 'ok', errors: [], warnings: [], result })

function deniesEverything(rules) {
  const statements = rules.replaceAll(/\/\/.*$/gm, '').match(/\ballow\b[^;]*;/g) ?? []
  return statements.every((statement) => /^allow\s+[a-z,\s]+:\s*if\s+false\s*;$/.test(statement))
}

function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
