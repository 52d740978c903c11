import { cutText } from '../../kernel/texts/cutText.ts'
import { z } from 'zod'
import type { Visitor } from '../../../shared/chat/conversation.ts'
import type { Form } from '../../../shared/widget/forms.ts'
import type { Lead } from '../../../shared/chat/leads.ts'
import { paths } from '../../../shared/paths.ts'
import type { FormRequest } from '../../../shared/widget/widgetApi.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { visitorChanges } from './visitorChanges.ts'
import type { VisitorNeeds } from './VisitorNeeds.ts'
import { retentionOf } from '../conversations/retention.ts'
import { addTerms } from '../conversations/addTerms.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'
import { startConversation } from './startConversation.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'

type Values = Lead['values']

/**
 * Stores a visitor's form as a lead and records it in the conversation. The same `leadId` again creates no
 * second lead.
 */
export async function submitForm(
  needs: VisitorNeeds,
  claims: VisitorClaims,
  request: Omit<FormRequest, 'token'>,
  client: RequestClient,
): Promise<void> {
  const servedAgent = await needs.agents.readPublished(claims.region, claims.agentId)
  const form = servedAgent?.agent.widgetOptions.forms.find(({ id }) => id === request.formId)
  if (!servedAgent || !form) throw new AppError('not-found')
  const values = checkValues(form, request.values)
  await startConversation(needs, servedAgent, claims, client, request.context)
  const at = needs.ports.now()
  const contact = contactOf(form, values)
  const lead: Lead = {
    ID: request.leadId,
    agentId: claims.agentId,
    ownerID: servedAgent.workspaceId,
    conversationId: claims.conversationId,
    formId: form.id,
    formTitle: form.title,
    kind: form.kind,
    values,
    ...contact,
    page: request.context?.page ?? '',
    state: 'new',
    at,
  }
  try {
    await new Writes(claims.region).create(paths.lead(claims.agentId, lead.ID), { ...lead }).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
  await needs.conversations.change(refOf(claims), (before) => {
    const id = `${lead.ID}-form`
    if (before.window.some((message) => message.id === id)) return undefined
    const event = { id, role: 'event' as const, event: 'form' as const, form: form.id, text: form.title, at }
    // A verified visitor stays who their page says they are; what they typed is in the lead.
    const visitor: Visitor = {
      ...before.visitor,
      ...Object.fromEntries(Object.entries(contact).filter(([, value]) => value && !before.visitor.verified)),
    }
    const changes = {
      ...visitorChanges({ servedAgent, client, context: request.context, at }, before),
      visitor,
      seen: false,
      terms: addTerms(before.terms, [visitor.name, visitor.email]),
    }
    return { ...retentionOf(servedAgent), messages: [event], changes }
  })
}

const patterns: Partial<Record<Form['fields'][number]['type'], { schema: z.ZodType; refusal: Refusal }>> = {
  email: { schema: z.email(), refusal: 'emailWrong' },
  phone: { schema: z.string().regex(/^\+?[\d\s()/.-]{5,25}$/), refusal: 'phoneWrong' },
}

/** Returns the values in the form's order; unknown fields are left out. */
function checkValues(form: Form, entries: Record<string, string>): Values {
  const errors: Record<string, Refusal> = {}
  const values = form.fields.map(({ key, label, type, required, options }) => {
    const value = cutText(((Object.hasOwn(entries, key) ? entries[key] : '') ?? '').trim(), 2000)
    const pattern = patterns[type]
    if (required && (!value || (type === 'consent' && value !== 'yes'))) errors[key] = 'fillIn'
    else if (value && pattern && !pattern.schema.safeParse(value).success) errors[key] = pattern.refusal
    else if (value && type === 'choice' && !options.includes(value)) errors[key] = 'chooseOption'
    return { key, label, value }
  })
  if (Object.keys(errors).length > 0) throw new AppError('invalid-argument', 'checkMarkedFields', errors)
  return values
}

function contactOf(form: Form, values: Values) {
  const valueOf = (matches: (field: Form['fields'][number]) => boolean) => {
    const key = form.fields.find(matches)?.key
    return values.find((value) => value.key === key)?.value ?? ''
  }
  return {
    name: valueOf(({ key, type }) => type === 'text' && /name/.test(key)),
    email: valueOf(({ type }) => type === 'email').toLowerCase(),
    phone: valueOf(({ type }) => type === 'phone'),
  }
}
