import type { Agent } from '@parley/functions/shared/agents/agent'
import type { CallableInput } from '@parley/functions/shared/callables/callables'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../lib/call.ts'
import type { Edit } from '../../lib/drafts/findEdits.ts'
import { CallError } from '../../lib/errors.ts'
import { t } from './texts.ts'

/** Creates an agent; returns its id and whether its nodes are enabled. Throws a `CallError`. */
export async function createAgent(
  input: CallableInput<'convertAgentTemplateToAgent'>,
): Promise<Pick<Agent, 'ID' | 'enableNodes'>> {
  const { agentCreated } = await call('convertAgentTemplateToAgent', input, input.region)
  return agentCreated
}

/** Creates an agent that a Voiceflow project answers for; returns its id. Throws a `CallError`. */
export async function createProjectAgent(input: CallableInput<'createProjectAgent'>): Promise<string> {
  return (await call('createProjectAgent', input, input.region)).agentId
}

export async function deleteAgent(region: Region, agentId: string): Promise<void> {
  await call('deleteAgent', { region, agentId }, region)
}

/**
 * Writes edits of a member's draft, which the rules allow browsers. Edits whose value another save has
 * changed meanwhile are not written but returned, by path. Resolves when the server has the others.
 */
export async function saveEdits(
  region: Region,
  agentId: string,
  edits: readonly Edit[],
): Promise<{ stored: Agent; conflicts: string[] }> {
  const { updateUnchanged } = await import('../../lib/firestore/firestore.ts')
  const lastModified = Math.floor(Date.now() / 1000)
  return updateUnchanged('agent', { region, path: paths.agent(agentId) }, edits, { lastModified })
}

/** Reads the draft of an agent once. Throws CallError 'not-found' without it. */
export async function readAgent(region: Region, agentId: string): Promise<Agent> {
  const { readDocument } = await import('../../lib/firestore/firestore.ts')
  const agent = await readDocument('agent', { region, path: paths.agent(agentId) })
  if (agent === null) throw new CallError('not-found')
  return agent
}

/**
 * Loads the code that checks and saves a draft. Browsers cache an import that failed without a network and
 * fail it again later, so it is loaded at the first edit.
 */
export async function loadSaving() {
  const [checks] = await Promise.all([
    Promise.all([
      import('@parley/functions/shared/agents/agent'),
      import('@parley/functions/shared/errors/checkFields'),
      import('./draft/findWrongSettings.ts'),
      import('../../lib/texts/refusalTexts.ts'),
    ]),
    import('../../lib/firestore/firestore.ts'),
  ])
  return checks
}

/** Returns the problems by field. The schema is the one that the server uses. */
export async function validateAgent(draft: Agent): Promise<FieldErrors> {
  const [
    { agentDraftSchema, agentServerFields },
    { checkFields },
    { findWrongSettings },
    { fieldRefusalText },
  ] = await loadSaving()
  const server = new Set<string>([...agentServerFields, 'lastModified'])
  const checked = checkFields(
    agentDraftSchema,
    Object.fromEntries(Object.entries(draft).filter(([name]) => !server.has(name))),
  )
  const wrong = checked.success ? [] : Object.entries(checked.fields)
  const found = wrong.map(([path, refusal]) => [
    path,
    path === 'title' && refusal === 'fillIn' ? t('agentNameRequired') : fieldRefusalText(refusal),
  ])
  return { ...Object.fromEntries(found), ...findWrongSettings(draft) }
}
