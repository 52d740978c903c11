import http from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'

// The implementations that a turn is compared with in the same run.
// /naive reads agent, tenant, conversation and the last twenty messages one after another. It stores a
// document per message, and sends the answer at its end.
// /proxy only forwards the model's stream, and is the lower bound.
initializeApp({ projectId: 'demo-parley' })
const store = getFirestore()
const model = `${process.env.PARLEY_SANDBOX_ORIGIN}/llm/v1/chat/completions`

async function ask(messages, onText) {
  const response = await fetch(model, { method: 'POST', body: JSON.stringify({ messages, stream: true }) })
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    const part = decoder.decode(chunk, { stream: true })
    text += part
    onText?.(part)
  }
  return text
}

async function naive({ id, text }, response) {
  const agent = (await store.doc('naiveAgents/a1').get()).data()
  const tenant = (await store.doc(`naiveTenants/${agent.tenant}`).get()).id
  const conversation = store.doc(`naiveConversations/${id}`)
  const existing = await conversation.get()
  if (!existing.exists) await conversation.set({ agent: 'a1', tenant, started: FieldValue.serverTimestamp() })
  const messages = conversation.collection('messages')
  await messages.add({ role: 'user', text, at: FieldValue.serverTimestamp() })
  const history = await messages.orderBy('at', 'desc').limit(20).get()
  const answer = await ask([
    { role: 'system', text: agent.prompt },
    ...history.docs.map((message) => message.data()),
  ])
  await messages.add({ role: 'assistant', text: answer, at: FieldValue.serverTimestamp() })
  await conversation.update({ last: answer.slice(0, 80), at: FieldValue.serverTimestamp() })
  await store.doc(`naiveUsage/${tenant}`).set({ turns: FieldValue.increment(1) }, { merge: true })
  response.end(answer)
}

async function proxy(_, response) {
  await ask([], (part) => response.write(part))
  response.end()
}

async function serve(request, response) {
  let body = ''
  for await (const chunk of request) body += chunk
  try {
    await (request.url === '/naive' ? naive : proxy)(JSON.parse(body), response)
  } catch (error) {
    console.error(error)
    response.destroy()
  }
}

http
  .createServer((request, response) => {
    // The benchmark sends GET until the server responds.
    if (request.method === 'GET') response.end()
    else void serve(request, response)
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
