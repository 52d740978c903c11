import { useCallback, useEffect, useRef, useState } from 'react'
import { toCallError } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { readExportFile, readTemplateFile, type ReadFile } from './templateActions.ts'

type Chosen =
  | { status: 'none'; failure: string }
  | { status: 'reading'; name: string }
  | ({ status: 'ready' } & ReadFile)

/** `file`: a template that was exported here. `platform`: an export of another platform. */
export type FileOrigin = 'file' | 'platform'

/** Converted exports survive the drawer, but not the page: one that was closed by mistake keeps its input. */
const readFiles = new Map<string, ReadFile>()

/** Returns the selected file with its progress; a newer one replaces it. */
export function useTemplateFile(first: File | undefined, origin: FileOrigin) {
  const { region, workspaceId } = useWorkspaceRef()
  const key = `${region}/${workspaceId}`
  const [chosen, setChosen] = useState<Chosen>(() => startReading(first, origin === 'platform' ? key : ''))
  const underWay = useRef<AbortController>(undefined)

  const read = useCallback(
    async (file: File) => {
      underWay.current?.abort()
      const abort = new AbortController()
      underWay.current = abort
      setChosen({ status: 'reading', name: file.name })
      try {
        const found = await readers[origin]({ region, workspaceId }, file, abort.signal)
        if (abort.signal.aborted) return
        if (found.converted) readFiles.set(`${region}/${workspaceId}`, found)
        setChosen({ status: 'ready', ...found })
      } catch (error) {
        const { fields, message } = toCallError(error)
        if (!abort.signal.aborted) setChosen({ status: 'none', failure: fields['file'] ?? message })
      }
    },
    [region, workspaceId, origin],
  )

  const started = useRef(first)
  useEffect(() => {
    const dropped = started.current
    started.current = undefined
    if (dropped) void read(dropped)
  }, [read])

  return {
    chosen,
    choose: (file: File) => void read(file),
    fail: (failure: string) => forget(failure),
    forget: () => forget(''),
    /** Keeps the name that a person has typed for the agent. */
    keepTitle: (title: string) => {
      const file = readFiles.get(key)
      if (file) readFiles.set(key, { ...file, preview: { ...file.preview, title } })
    },
  }

  function forget(failure: string) {
    readFiles.delete(key)
    setChosen({ status: 'none', failure })
  }
}

const readers = { file: readTemplateFile, platform: readExportFile }

/** Returns the state at first: a file that is being read, or an earlier one. `key`: the key of the earlier
 * file; empty for none. */
function startReading(first: File | undefined, key: string): Chosen {
  if (first) return { status: 'reading', name: first.name }
  const earlier = readFiles.get(key)
  return earlier ? { status: 'ready', ...earlier } : { status: 'none', failure: '' }
}
