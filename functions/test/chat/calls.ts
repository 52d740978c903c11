import { vi } from 'vitest'
import { conversationOf } from './conversations.ts'
import { makeAgent, makePorts } from '../factories.ts'
import { expectBooksToBalance } from '../invariants.ts'
import { serveFunction } from '../serving/serveFunction.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import type { CallReply } from '../../src/shared/chat/callApi.ts'
import type { SessionReply } from '../../src/shared/widget/widgetApi.ts'
import { Writes } from '../../src/store/commit.ts'

/** The URL of the sandbox's Vapi. */
export const vendor = `${process.env['PARLEY_SANDBOX_ORIGIN']}/vapi`

interface Played {
  lines: { role: string; content: string }[]
  endedReason: string
  report?: number
}
interface WebCall {
  assistant: { model: { url: string }; server: { url: string } } & Record<string, unknown>
}

/** Sends JSON as the browser and the vendor do. */
export const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** Returns a question in the vendor's format. */
export const user = (content: string) => ({ messages: [{ role: 'user', content }] })

/** Serves the widget function with a line for calls; `close` ends it. */
export async function openCalls() {
  const widget = await serveFunction('widget', (await import('../../src/index.ts')).widget)
  vi.stubEnv('VAPI_API_KEY', 'a-private-key')
  vi.stubEnv('WIDGET_FUNCTION_URL', widget.url)

  /** Creates a visitor of an agent with some settings, who has not written yet. */
  async function makeVisitor(
    region: Region,
    settings: Record<string, unknown> = {},
    balance?: number,
    headers = {},
    prepare: (agent: Awaited<ReturnType<typeof makeAgent>>) => Promise<unknown> = async () => undefined,
  ) {
    const agent = await makeAgent(region, balance)
    await prepare(agent)
    await new Writes(region).update(paths.agent(agent.agentId), { title: 'Test agent', ...settings }).commit()
    await publishAgent(makePorts(), agent.caller, agent)
    const session = (await (
      await post(`${widget.url}/session`, { agentId: agent.agentId, region }, headers)
    ).json()) as SessionReply
    const { token, conversationId } = session
    const call = (context?: object, headers = {}) =>
      post(`${widget.url}/call`, { token, ...(context && { context }) }, headers)
    const stored = () => conversationOf({ region, agentId: agent.agentId, conversationId })
    return {
      ...agent,
      token,
      conversationId,
      config: session.config,
      call,
      stored,
      ref: { region, agentId: agent.agentId, conversationId },
    }
  }

  /** Calls as another visitor of the same agent, from this IP. */
  async function callFrom(region: Region, agentId: string, ip: string) {
    const opened = await post(`${widget.url}/session`, { agentId, region })
    const { token } = (await opened.json()) as SessionReply
    return post(`${widget.url}/call`, { token }, { 'x-forwarded-for': ip })
  }

  /** Starts a visitor's call, and returns both ends of it. */
  async function makeCall(
    region: Region,
    settings?: Record<string, unknown>,
    balance?: number,
    prepare?: Parameters<typeof makeVisitor>[4],
  ) {
    const visitor = await makeVisitor(region, settings, balance, {}, prepare)
    const { line } = (await (await visitor.call()).json()) as Required<CallReply>
    const { assistant } = (await (
      await fetch(`${vendor}/call/${line.id}`, { headers: { authorization: 'Bearer a-private-key' } })
    ).json()) as WebCall
    const play = async (utterances: string[], more: object = {}) =>
      (await (
        await post(`${vendor}/call/${line.id}/play`, { utterances, cost: 0.05, ...more })
      ).json()) as Played
    return {
      ...visitor,
      line,
      assistant,
      play,
      books: () => expectBooksToBalance(visitor.wallet, [visitor.agentId]),
    }
  }

  return {
    url: widget.url,
    makeVisitor,
    makeCall,
    callFrom,
    close() {
      vi.unstubAllEnvs()
      widget.stop()
    },
  }
}
