import { useEffect } from 'react'
import type { Live } from '../lib/live.ts'
import type { ReactfireDocumentProps, ShellDocumentKind } from '../lib/liveShell.tsx'
import { liveOf, useWorld } from './fakeLive.ts'

export function ReactfireWorkspace(props: ReactfireDocumentProps<'workspace'>) {
  return useFollowed(props)
}

export function ReactfireWallet(props: ReactfireDocumentProps<'wallet'>) {
  return useFollowed(props)
}

function useFollowed<Kind extends ShellDocumentKind>({
  place,
  onChange,
}: ReactfireDocumentProps<Kind>): null {
  const { documents } = useWorld()
  const data = documents[`${place.region}/${place.path}`] ?? null
  useEffect(() => {
    onChange(liveOf(data) as Live<never>)
  }, [data, onChange])
  return null
}
