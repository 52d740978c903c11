import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const standIn = fileURLToPath(new URL('storageRulesStandIn.mjs', import.meta.url))
const ourRules = readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8')

describe('the stand-in for the Storage rules runtime', () => {
  let child
  let lines
  let greeting
  let count = 0

  beforeAll(async () => {
    child = spawn(process.execPath, [standIn], { stdio: ['pipe', 'pipe', 'inherit'] })
    lines = createInterface({ input: child.stdout })
    ;[greeting] = await once(lines, 'line')
  })
  afterAll(() => child.kill())

  async function ask(action, context) {
    child.stdin.write(`${JSON.stringify({ action, id: (count += 1), context })}\n`)
    const [response] = await once(lines, 'line')
    return JSON.parse(response)
  }
  const load = (content) =>
    ask('load_ruleset', { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } })

  it('reports that it is ready', () => {
    expect(JSON.parse(greeting)).toMatchObject({ id: -1, status: 'ok' })
  })

  it('loads the rules of the project', async () => {
    expect(await load(ourRules)).toMatchObject({ status: 'ok', errors: [], result: { rulesVersion: 2 } })
  })

  it.each([
    'allow read;',
    'allow read: if true;',
    'allow read: if false; allow write: if request.auth != null;',
    'allow read: if false || true;',
  ])('refuses to load rules with %j', async (statement) => {
    const response = await load(ourRules.replace('allow read, write: if false;', statement))
    expect(response.errors).toHaveLength(1)
  })

  it('permits no operation', async () => {
    expect(await ask('verify', { method: 'get', path: '/b/demo/o/file' })).toMatchObject({
      status: 'ok',
      result: { permit: false },
    })
  })
})
