import { Anchor } from '@mantine/core'
import { maxKnowledgeFileBytes } from '@parley/functions/shared/limits'
import { useEffect, useRef, useState } from 'react'
import { acceptedFiles, acceptedNames } from './knowledgeActions.ts'
import styles from './KnowledgePage.module.css'
import { t } from './texts.ts'

export function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)

  // Dropping is a shortcut for the button inside, so the area itself is not a control.
  useEffect(() => {
    const target = area.current
    if (target === null) return
    const abort = new AbortController()
    const listen = (name: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      target.addEventListener(name, handle, { signal: abort.signal })
    listen('dragleave', () => setOver(false))
    listen('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    return () => abort.abort()
  }, [onFiles])

  return (
    <div ref={area} className={styles.drop} data-over={isOver}>
      <b>
        {t.rich('dropFiles', {
          choose: (text) => (
            <Anchor component="button" type="button" onClick={() => input.current?.click()}>
              {text}
            </Anchor>
          ),
        })}
      </b>
      <span>
        {acceptedNames} · {t('maxSize', { megabytes: maxKnowledgeFileBytes / 1_000_000 })}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={t('knowledgeFiles')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
