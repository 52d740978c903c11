import type { Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { startCardSetup, type CardSetup } from '../stripe/cardSetup.ts'

/** Returns the data for a card's fields, created again for every form; starts nothing for null. */
export function useCardSetup(country: string | null): Live<CardSetup> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(
    country === null ? null : ['cardSetup', region, workspaceId, country],
    () => startCardSetup({ region, workspaceId }, country ?? ''),
    { isForgotten: true },
  )
}
