/** @jsxImportSource @parley/widget */
import { visitorFileExtensions } from '@parley/functions/shared/visitorFileLimits'
import type { ChatFile, ChatMessage } from '@parley/functions/shared/widgetApi'
import type { Children } from '@parley/widget/jsx-runtime'
import type { Kit } from '../createKit.ts'
import { Glyph } from '../Glyph.tsx'
import { fill } from '../texts.ts'
import { FileView } from './FileView.tsx'
import { refuseFile } from './refuseFile.ts'
import { uploadFile } from './uploadFile.ts'

interface Upload {
  name: string
  /** From 0 to 1. */
  part: number
  file: ChatFile | undefined
  aborter: AbortController
}

/** Files that go along with a message: chosen, pasted or dropped, and sent ahead of it. */
export function startUploads({ chat, texts, listen, on }: Kit) {
  const { conversation, section } = chat
  let uploads: Upload[] = []
  let notice = ''

  const canUpload = () => !!conversation.state.config?.canUpload && conversation.state.isOpen

  function add(files: Iterable<File> | undefined): void {
    if (!canUpload() || !files) return
    notice = ''
    for (const file of files) {
      const refusal = refuseFile(file, uploads.length, texts())
      if (refusal) notice = refusal
      else void send(file)
    }
    chat.update()
  }

  async function send(file: File): Promise<void> {
    const { context, state: { token } } = conversation
    if (!token) return
    const upload: Upload = { name: file.name, part: 0, file: undefined, aborter: new AbortController() }
    uploads = [...uploads, upload]
    const handleProgress = (part: number) => {
      upload.part = part
      chat.update()
    }
    upload.file = await uploadFile(`${conversation.api}/upload`, { token, context }, file, handleProgress, upload.aborter.signal)
    if (!upload.file && !upload.aborter.signal.aborted) {
      uploads = uploads.filter((other) => other !== upload)
      notice = fill(texts().uploadFailed, { name: file.name })
    }
    chat.update()
  }

  function remove(upload: Upload): void {
    upload.aborter.abort()
    uploads = uploads.filter((other) => other !== upload)
    chat.update()
  }

  const filesOf = (event: Event) => {
    if (event instanceof ClipboardEvent) return event.clipboardData?.files
    return event instanceof DragEvent ? event.dataTransfer?.files : undefined
  }
  const drag = (event: Event, isOver: boolean) => {
    if (!canUpload() || !(event instanceof DragEvent) || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    section.toggleAttribute('data-drop', isOver)
    section.dataset.dropText = texts().dropHere
  }
  listen(section, 'paste', (event) => {
    const files = filesOf(event)
    if (files?.length && canUpload()) event.preventDefault()
    add(files)
  })
  listen(section, 'dragover', (event) => drag(event, true))
  listen(section, 'dragleave', (event) => drag(event, false))
  listen(section, 'drop', (event) => {
    drag(event, false)
    add(filesOf(event))
  })
  on('message', () => {
    uploads = []
    notice = ''
  })

  const chip = (upload: Upload, index: number) => (
    <li key={`${index}`}>
      <span>{upload.name}</span>
      {upload.file ? null : <progress value={upload.part} aria-label={upload.name} />}
      <button type="button" aria-label={fill(texts().remove, { name: upload.name })} onClick={() => remove(upload)}><Glyph name="close" /></button>
    </li>
  )

  return {
    /** Only a message whose files have all arrived can carry them. */
    files: () => (uploads.length && uploads.every(({ file }) => file) ? uploads.flatMap(({ file }) => file ?? []) : undefined),
    below: ({ files = [] }: ChatMessage): Children => (files.length ? <ul key="files" class="files">{files.map((file) => FileView({ file }))}</ul> : null),
    view(): Children {
      if (!canUpload()) return null
      return [
        notice ? <p key="refusal" class="error" role="alert">{notice}</p> : null,
        uploads.length ? <ul key="chips" class="chips">{uploads.map(chip)}</ul> : null,
        <label key="attach" class="tool">
          <input
            type="file"
            class="unseen"
            multiple
            accept={visitorFileExtensions.map((extension) => `.${extension}`).join()}
            aria-label={texts().attach}
            onChange={({ currentTarget }) => {
              add(currentTarget.files ?? undefined)
              currentTarget.value = ''
            }}
          />
          <Glyph name="clip" />
        </label>,
      ]
    },
  }
}
