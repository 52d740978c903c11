import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callableGroupOf } from '../../functions/src/shared/callables/callableGroups.ts'
import { functionLocations } from '../../functions/src/shared/regions/regions.ts'
import { failWith } from '../launcher/failWith.mjs'
import { projectId, urlOf } from '../launcher/ports.mjs'

const agents = 5
const password = 'a-tour-of-the-product'
const knowledge = 'A kayak has seven years of guarantee on its hull. '.repeat(200)

/**
 * Does what a person does who tries the product, without the screens: creates five agents in both regions,
 * each with a source, publishes them, and opens a widget that talks to each.
 * Returns the function that closes the widgets.
 */
export async function tourProduct() {
  const open = []
  for (let index = 0; index < agents; index++) {
    const region = index % 2 === 0 ? 'na' : 'eu'
    open.push(await openWidget(region, await makeAgent(region)))
  }
  return () => open.forEach((widget) => widget.abort())
}

async function makeAgent(region) {
  const { uid, call } = await signUp(region)
  const created = await call('convertAgentTemplateToAgent', {
    workspaceId: uid,
    agentName: 'Tarn Boat House',
    agentTemplate: 'customer-support',
    attemptId: randomUUID(),
  })
  const agentId = created.agentCreated.ID
  await call('addKnowledgeText', { agentId, title: 'Guarantee', text: knowledge, attemptId: randomUUID() })
  await knowledgeIsRead(region, agentId)
  await call('publishAgent', { agentId })
  return agentId
}

async function signUp(region) {
  const email = `tour-${randomUUID()}@example.com`
  const { localId: uid } = await askAuth('accounts:signUp?key=demo', { email, password })
  await askAuth(`projects/${projectId}/accounts:update`, { localId: uid, emailVerified: true })
  const { idToken } = await askAuth('accounts:signInWithPassword?key=demo', {
    email,
    password,
    returnSecureToken: true,
  })
  const call = async (procedure, input) => {
    const response = await fetch(`${functionAt(region, callableGroupOf(procedure))}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: { procedure, input: { region, ...input } } }),
    })
    if (!response.ok)
      failWith(`${procedure} failed in the tour with status ${response.status}: ${await response.text()}`)
    return (await response.json()).result
  }
  await call('bootstrapAccount', {})
  return { uid, call }
}

async function askAuth(path, body) {
  const response = await fetch(`${urlOf('auth')}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  if (!response.ok) failWith(`The tour could not sign up: ${await response.text()}`)
  return response.json()
}

async function knowledgeIsRead(region, agentId) {
  const database = region === 'na' ? '(default)' : 'voiceglow-eu'
  const sources = `${urlOf('firestore')}/v1/projects/${projectId}/databases/${database}/documents/voiceglow/${agentId}/kb`
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(sources, { headers: { authorization: 'Bearer owner' } })
    const { documents = [] } = await response.json()
    if (documents.some(({ fields }) => fields.state.stringValue === 'ready')) return
    await wait(100)
  }
  failWith("The tour's knowledge was not read within 30 s.")
}

/** Opens a widget, sends a question and leaves the panel open. */
async function openWidget(region, agentId) {
  const post = (path, body, signal) =>
    fetch(`${functionAt(region, 'widget')}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'text/plain' },
      signal,
    })
  const { token } = await (await post('/session', { agentId, region })).json()
  const message = { token, clientMessageId: randomUUID(), text: 'How long is the guarantee?' }
  const events = await (await post('/message', message)).text()
  if (!events.includes('"type":"done"'))
    failWith(`The question of the tour got no answer: ${events.slice(-300)}`)
  const listening = new AbortController()
  await post('/listen', { token, since: Date.now() - 1_000 }, listening.signal)
  return listening
}

const functionAt = (region, name) => `${urlOf('functions')}/${projectId}/${functionLocations[region]}/${name}`
