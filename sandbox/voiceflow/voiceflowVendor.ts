import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { PizzaProject } from './PizzaProject.ts'

const requestSchema = z.strictObject({
  action: z.union([
    z.strictObject({ type: z.literal('launch') }),
    z.strictObject({ type: z.literal('text'), payload: z.string().min(1) }),
    z.strictObject({
      type: z.literal('intent'),
      payload: z.looseObject({ intent: z.object({ name: z.string() }) }),
    }),
    z.strictObject({ type: z.string().startsWith('path-'), payload: z.object({ label: z.string() }) }),
  ]),
  config: z
    .strictObject({
      tts: z.boolean(),
      stripSSML: z.boolean(),
      stopAll: z.boolean(),
      excludeTypes: z.array(z.string()),
    })
    .partial()
    .optional(),
})
const maxUserId = 128

/**
 * Voiceflow's Dialog Manager: every key of the right form opens the same small project, which has a state for
 * each user.
 * Keys that contain `refused` are invalid.
 */
export function voiceflowVendor(): Vendor {
  const projects = new Map<string, PizzaProject>()

  function interact({ headers, params, body, response }: SandboxRequest): void {
    const key = headers.authorization ?? ''
    if (!isKnown(key)) return refuse(response, 401, 'Unauthorized')
    const userId = params['user'] ?? ''
    if (userId.length > maxUserId) return refuse(response, 400, 'userID is too long')
    const parsed = requestSchema.safeParse(parseJson(body))
    if (!parsed.success) return refuse(response, 400, z.prettifyError(parsed.error))
    const project = projects.get(key) ?? new PizzaProject()
    projects.set(key, project)
    sendJson(response, 200, project.answer(userId, parsed.data.action))
  }

  return {
    name: 'Voiceflow',
    about: 'A project that takes orders for pizza, behind every key VF.DM.{24 hexadecimal digits}.{letters}.',
    prefix: '/voiceflow',
    routes: [{ method: 'POST', path: '/state/user/:user/interact', handle: interact }],
  }
}

function isKnown(key: string): boolean {
  return /^VF\.DM\.[0-9a-f]{24}\.[A-Za-z0-9]{8,}$/.test(key) && !key.includes('refused')
}

function refuse(response: SandboxRequest['response'], code: number, status: string): void {
  sendJson(response, code, { code, status })
}
