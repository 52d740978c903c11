import { useEffect, useState } from 'react'
import type { Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { startCardSetup, type CardSetup } from './stripe/cardSetup.ts'

/** What is needed to show a card's fields; nothing is begun for null. */
export function useCardSetup(country: string | null): Live<CardSetup> {
  const { region, workspaceId } = useWorkspaceRef()
  const [setup, setSetup] = useState<Live<CardSetup>>({ status: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (country === null) return
    let isOver = false
    startCardSetup({ region, workspaceId }, country).then(
      (data) => isOver || setSetup({ status: 'ready', data }),
      (error: unknown) => {
        const retry = () => {
          setSetup({ status: 'loading' })
          setTries(tries + 1)
        }
        if (!isOver) setSetup({ status: 'error', error, retry })
      },
    )
    return () => {
      isOver = true
    }
  }, [region, workspaceId, country, tries])

  return setup
}
