import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import { useDraft } from '../../../lib/drafts/useDraft.ts'
import type { AgentEditing } from './AgentDraftContext.ts'
import { fieldPath } from './fieldPath.ts'

const tries = 40

/** Focuses the first invalid field after a refused save, on whatever page of the agent it is. */
export function useWrongField({ region, store }: AgentEditing): void {
  const refusals = useDraft(store, (state) => state.refusals)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shownRefusals = useRef(refusals)

  useEffect(() => {
    if (shownRefusals.current === refusals) return
    shownRefusals.current = refusals
    const { errors, draft } = store.state
    const path = Object.keys(errors)[0]
    if (path === undefined) return
    if (focusWrongField()) return
    const pagePath = webPaths.agent(region, draft.ID, fieldPath(path))
    if (`${pathname}${search}` !== pagePath) void navigate(pagePath)
    void focusSoon()
  }, [refusals, store, region, navigate, pathname, search])
}

function focusWrongField(): boolean {
  const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
  field?.focus()
  return field !== null
}

/** Waits for the field, because the page may not be loaded yet. */
async function focusSoon(): Promise<void> {
  for (let count = 0; count < tries; count++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (focusWrongField()) return
  }
}
