import type { Agent } from '@parley/functions/shared/agent'
import type { CallableInput } from '@parley/functions/shared/callables'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'

/** Makes an agent; answers its id and whether its nodes are enabled. Fails with a `CallError`. */
export async function createAgent(
  input: CallableInput<'convertAgentTemplateToAgent'>,
): Promise<Pick<Agent, 'ID' | 'enableNodes'>> {
  const { agentCreated } = await call('convertAgentTemplateToAgent', input, input.region)
  return agentCreated
}

export async function deleteAgent(region: Region, agentId: string): Promise<void> {
  await call('deleteAgent', { region, agentId }, region)
}

/**
 * Field names as the rules see them; an option is named by its path, so that two editors do not undo each
 * other.
 */
export function changedFields(stored: Agent, draft: Agent): Record<string, unknown> {
  const { vgOptions, widgetOptions, ...rest } = draft
  const differs = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after)
  const fields = Object.entries(rest).filter(([name, value]) => differs(Reflect.get(stored, name), value))
  const inMap = (map: 'vgOptions' | 'widgetOptions', values: object) =>
    Object.entries(values)
      .filter(([name, value]) => differs(Reflect.get(stored[map], name), value))
      .map(([name, value]) => [`${map}.${name}`, value] as const)
  return Object.fromEntries([
    ...fields,
    ...inMap('vgOptions', vgOptions),
    ...inMap('widgetOptions', widgetOptions),
  ])
}

/** One of the few writes the rules leave to the browser: a builder's own draft. */
export async function saveAgent(
  region: Region,
  agentId: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore.ts')
  await updateDocument(
    { region, path: paths.agent(agentId) },
    { ...changes, lastModified: Math.floor(Date.now() / 1000) },
  )
}

/**
 * The same, unless one of the fields is no longer as it was when somebody began to change it. `from`: what it
 * was then, by path. Ends when the server has it.
 */
export async function saveChanges(
  region: Region,
  agentId: string,
  changes: Record<string, unknown>,
  from: Readonly<Record<string, unknown>>,
): Promise<{ stored: Agent; conflicts: string[] }> {
  const { updateUnchanged } = await import('../../lib/firestore.ts')
  return updateUnchanged(
    'agent',
    { region, path: paths.agent(agentId) },
    { ...changes, lastModified: Math.floor(Date.now() / 1000) },
    from,
  )
}

export async function readAgent(region: Region, agentId: string): Promise<Agent> {
  const { readDocument } = await import('../../lib/firestore.ts')
  const agent = await readDocument('agent', { region, path: paths.agent(agentId) })
  if (agent === null) throw new CallError('not-found')
  return agent
}

/** What is wrong, by field. The schema is the one the server uses; it arrives with Firestore. */
export async function validateAgent(draft: Agent): Promise<FieldErrors> {
  const [{ agentDraftSchema, agentServerFields }, { findWrongSettings }] = await Promise.all([
    import('@parley/functions/shared/agent'),
    import('./findWrongSettings.ts'),
  ])
  const server = new Set<string>([...agentServerFields, 'lastModified'])
  const result = agentDraftSchema.safeParse(
    Object.fromEntries(Object.entries(draft).filter(([name]) => !server.has(name))),
  )
  const issues = result.success ? [] : result.error.issues
  const found = issues.map((issue) => {
    const path = issue.path.join('.')
    return [path, path === 'title' && issue.code === 'too_small' ? texts.agentNameRequired : issue.message]
  })
  return { ...Object.fromEntries(found), ...findWrongSettings(draft) }
}
