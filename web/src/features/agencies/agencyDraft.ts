import type { Agency, AgencyDraft } from '@parley/functions/shared/agencies/agency'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext, useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { DraftStore } from '../../lib/drafts/DraftStore.ts'
import type { Edit } from '../../lib/drafts/findEdits.ts'
import { saveDraft, type Saving } from '../../lib/drafts/saveDraft.ts'
import { atFirstEdit } from '../../lib/drafts/atFirstEdit.ts'
import { conflictsOf } from '../../lib/drafts/rebaseEdits.ts'
import { useDraft, useDraftField } from '../../lib/drafts/useDraft.ts'
import { useKeptDraft } from '../../lib/drafts/useKeptDraft.ts'
import { CallError } from '../../lib/errors.ts'
import { useUid } from '../../lib/session/session.ts'

export interface AgencyEditing {
  region: Region
  store: DraftStore<Agency>
  save: () => Promise<Saving>
}

export const AgencyDraftContext = createContext<AgencyEditing | null>(null)

export function useAgencyEditing(): AgencyEditing {
  const editing = useContext(AgencyDraftContext)
  if (editing === null) throw new Error('No agency is being edited here.')
  return editing
}

/** Returns a part of the agency's draft; renders when this part changes. */
export function useAgencyDraft<Part>(select: (draft: Agency) => Part): Part {
  return useDraft(useAgencyEditing().store, ({ draft }) => select(draft))
}

/** Returns one field's value, error and setter. */
export function useAgencyField(path: keyof AgencyDraft) {
  return useDraftField(useAgencyEditing().store, path)
}

/** Opens an agency for editing: one draft for all tabs, into which other saves are merged. */
export function useOpenAgency(region: Region, followed: Agency): AgencyEditing {
  const [editing] = useState(() => openAgency(region, followed))
  const uid = useUid()
  useKeptDraft(editing.store, [uid, region, 'agency', followed.ID].join('|'))
  useEffect(() => editing.store.follow(followed), [editing, followed])
  return editing
}

function openAgency(region: Region, agency: Agency): AgencyEditing {
  const store = new DraftStore(agency)
  atFirstEdit(store, loadChecks)
  const save = () =>
    saveDraft(store, { validate: validateAgency, write: (edits) => write(region, store, edits) })
  return { region, store, save }
}

/** Loads the code that checks a draft, at the first edit, because the network may be gone later. */
function loadChecks() {
  return Promise.all([
    import('@parley/functions/shared/agencies/agency'),
    import('@parley/functions/shared/errors/checkFields'),
    import('../../lib/texts/refusalTexts.ts'),
  ])
}

async function validateAgency(draft: Agency): Promise<FieldErrors> {
  const [{ agencyDraftSchema }, { checkFields }, { fieldRefusalText }] = await loadChecks()
  const fields = new Set<string>(agencyDraftSchema.keyof().options)
  const typed = Object.fromEntries(Object.entries(draft).filter(([name]) => fields.has(name)))
  const checked = checkFields(agencyDraftSchema, typed)
  const wrong = checked.success ? [] : Object.entries(checked.fields)
  return Object.fromEntries(wrong.map(([path, refusal]) => [path, fieldRefusalText(refusal)]))
}

/**
 * Saves the edited fields, except those that another save has changed: known conflicts are held back here,
 * new ones by the server.
 */
async function write(region: Region, store: DraftStore<Agency>, edits: readonly Edit[]) {
  const { draft, stored: current } = store.state
  const conflictFields = conflictsOf(store.state).map(({ path }) => fieldOf(path))
  const fields = edits.map(({ path }) => fieldOf(path)).filter((field) => !conflictFields.includes(field))
  const changed = Object.fromEntries(Object.entries(draft).filter(([name]) => fields.includes(name)))
  const input = { region, agencyId: draft.ID, version: current.version, changed }
  const result = await call('saveAgency', input, region)
  const conflicts = [...conflictFields, ...result.conflicts]
  const { readDocument } = await import('../../lib/firestore/firestore.ts')
  const stored = await readDocument('agency', { region, path: paths.agency(draft.ID) })
  if (stored === null) throw new CallError('not-found')
  return {
    stored,
    conflicts: edits.map(({ path }) => path).filter((path) => conflicts.includes(fieldOf(path))),
  }
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? path
}
