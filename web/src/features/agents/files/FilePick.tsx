import { Anchor } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFileDrop } from '../../../lib/files/useFileDrop.ts'
import styles from './ImportDrawer.module.css'
import { t } from './texts.ts'

interface FilePickProps {
  /** The name of the field, for screen readers. */
  label: string
  hint: string
  /** The endings of files that the dialog of the system offers. */
  accept: string
  failure: string
  onFile: (file: File) => void
}

/** A field for one file, selected or dropped; its problem is shown below. */
export function FilePick({ label, hint, accept, failure, onFile }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(area, ([file]) => file && onFile(file))

  return (
    <div>
      <div ref={area} className={styles.drop} data-over={isOver} data-bad={failure !== ''}>
        <IconFileUpload size={32} stroke={1.5} aria-hidden="true" />
        <b>
          {t.rich('dropFile', {
            choose: (text) => (
              <Anchor component="button" type="button" data-autofocus onClick={() => input.current?.click()}>
                {text}
              </Anchor>
            ),
          })}
        </b>
        <span>{hint}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-label={label}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            target.value = ''
          }}
        />
      </div>
      <p role="alert" className={styles.failure} dir="auto">
        {failure}
      </p>
    </div>
  )
}
