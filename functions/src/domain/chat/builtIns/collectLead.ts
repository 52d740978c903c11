import { z } from 'zod'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { languageOf, type Language } from '../../../shared/texts/languages.ts'
import { leadSchema, type Lead } from '../../../shared/chat/leads.ts'
import { paths } from '../../../shared/paths.ts'
import { builtInId } from '../../../shared/tools/toolIds.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { appointmentText } from '../calendars/texts/appointmentText.ts'
import { oneLine } from '../../kernel/texts/oneLine.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { ToolResult, ToolRun } from '../tools/RunTool.ts'
import { parseArguments, successOf, failureOf } from '../tools/toolResults.ts'
import type { BuiltInTurnTool } from '../tools/TurnTool.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireRemembered } from '../visitors/access/requireWelcome.ts'

const phone = /^\+?[\d\s()/.-]{5,25}$/

const contactSchema = z.object({
  name: oneLine(120).default(''),
  email: z.union([z.literal(''), z.string().trim().toLowerCase().max(254).pipe(z.email())]).default(''),
  phone: z.union([z.literal(''), oneLine(40).pipe(z.string().regex(phone))]).default(''),
  note: oneLine(2_000).default(''),
})
type GivenContact = z.output<typeof contactSchema>

/**
 * Stores the contact data that a visitor told the agent as a lead, once for the key of its run. Throws when
 * the visitor has had the conversation deleted.
 */
export async function collectLead(
  { now }: Pick<Ports, 'now'>,
  run: ToolRun<BuiltInTurnTool>,
): Promise<ToolResult> {
  const read = contactSchema.safeParse(parseArguments(run.arguments))
  if (!read.success) {
    const [issue] = read.error.issues
    return failureOf('arguments', `This ${String(issue?.path[0] ?? 'value')} is not one.`)
  }
  const contact = read.data
  if (contact.email === '' && contact.phone === '')
    return failureOf('arguments', 'An email address or a phone number is needed.')
  // A test does not create leads.
  if (!run.visitor.isTest) await keep(run, contact, now())
  const { name, email, phone: number } = contact
  return { ...successOf({ noted: contact, say: 'It is noted.' }), contact: { name, email, phone: number } }
}

async function keep(run: ToolRun<BuiltInTurnTool>, contact: GivenContact, at: number): Promise<void> {
  const { agentId, conversationId, region } = run.conversation
  const { name, email, phone: number } = contact
  const lead: Lead = {
    ID: run.key,
    agentId,
    ownerID: run.workspaceId,
    conversationId,
    formId: builtInId('lead'),
    formTitle: '',
    kind: 'lead',
    values: valuesOf(contact, languageOf(run.visitor.language)),
    name,
    email,
    phone: number,
    page: '',
    state: 'new',
    at,
  }
  const path = paths.lead(agentId, lead.ID)
  const conversationPath = paths.conversation(agentId, conversationId)
  await untilUnchanged(async () => {
    const [existing, conversation] = await Promise.all([
      readDocument(region, path, leadSchema),
      readDocument(region, conversationPath, conversationSchema),
    ])
    if (existing) return
    const writes = new Writes(region).create(path, { ...lead })
    if (!conversation) writes.requireNone(conversationPath)
    else {
      requireRemembered(conversation.data, { contactId: run.visitor.id })
      // An update without a change: the commit fails if the visitor has deleted the conversation.
      writes.update(conversationPath, { visitorId: conversation.data.visitorId }, conversation.version)
    }
    await writes.commitUnchanged()
  })
}

function valuesOf(contact: GivenContact, language: Language): Lead['values'] {
  return (['name', 'email', 'phone', 'note'] as const)
    .map((key) => ({ key, label: appointmentText(language, key), value: contact[key] }))
    .filter(({ value }) => value)
}
