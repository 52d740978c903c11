import { useCallback, useEffect, useRef, useState } from 'react'
import { toCallError } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { readTemplateFile, type ReadFile } from './templateActions.ts'

type Chosen =
  | { status: 'none'; failure: string }
  | { status: 'reading'; name: string }
  | ({ status: 'ready' } & ReadFile)

/** Returns the selected file with its progress; a newer one replaces it. */
export function useTemplateFile(first: File | undefined) {
  const { region, workspaceId } = useWorkspaceRef()
  const [chosen, setChosen] = useState<Chosen>(
    first ? { status: 'reading', name: first.name } : { status: 'none', failure: '' },
  )
  const underWay = useRef<AbortController>(undefined)

  const read = useCallback(
    async (file: File) => {
      underWay.current?.abort()
      const abort = new AbortController()
      underWay.current = abort
      setChosen({ status: 'reading', name: file.name })
      try {
        const found = await readTemplateFile({ region, workspaceId }, file, abort.signal)
        if (!abort.signal.aborted) setChosen({ status: 'ready', ...found })
      } catch (error) {
        const { fields, message } = toCallError(error)
        if (!abort.signal.aborted) setChosen({ status: 'none', failure: fields['file'] ?? message })
      }
    },
    [region, workspaceId],
  )

  const begun = useRef(first)
  useEffect(() => {
    const dropped = begun.current
    begun.current = undefined
    if (dropped) void read(dropped)
  }, [read])

  return {
    chosen,
    choose: (file: File) => void read(file),
    fail: (failure: string) => setChosen({ status: 'none', failure }),
    forget: () => setChosen({ status: 'none', failure: '' }),
  }
}
