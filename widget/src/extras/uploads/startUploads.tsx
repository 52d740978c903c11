import { visitorFileExtensions } from '@parley/functions/shared/chat/visitorFileLimits'
import type { ChatFile, ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import { uploadTexts } from '@parley/functions/shared/widgetTexts/uploadTexts'
import { closePath, Glyph } from '../Glyph.tsx'
import { isMessage } from '../isMessage.ts'
import type { Part, PartKit } from '../Part.ts'
import { fill } from '../format.ts'
import { FileView } from './FileView.tsx'
import { refuseFile } from './refuseFile.ts'
import { uploadFile } from './uploadFile.ts'
import css from './uploads.css?inline'

interface Upload {
  chosen: File
  /** The uploaded part, from 0 to 1. */
  part: number
  /** Set once the upload is complete. */
  file: ChatFile | undefined
  /** Set once the upload has started. */
  aborter: AbortController | undefined
}

const clipPath = 'M20 11l-8 8a5 5 0 01-7-7l8-8a3.500 3.500 0 015 5l-8 8a2 2 0 01-3-3l7-7'

/** Starts the files of a message: chosen, pasted or dropped, and uploaded before it is sent. */
export function startUploads({ chat, i18n, addCss, listen, on }: PartKit): Part {
  const { conversation, section } = chat
  let uploads: Upload[] = []
  /** The reasons why files are not sent, one sentence each. */
  let notices: string[] = []
  const texts = i18n(uploadTexts)
  addCss(css)

  const canUpload = () => !!conversation.state.config?.canUpload && !chat.extras?.isBlocked()

  function add(files: Iterable<File> | undefined): void {
    if (!canUpload() || !files) return
    notices = []
    for (const file of files) {
      const refusal = refuseFile(file, uploads.length, texts())
      if (refusal) notices.push(refusal)
      else uploads = [...uploads, { chosen: file, part: 0, file: undefined, aborter: undefined }]
    }
    chat.update()
  }

  async function send(upload: Upload, token: string): Promise<void> {
    const { context } = conversation
    const { chosen } = upload
    const aborter = (upload.aborter = new AbortController())
    const handleProgress = (part: number) => {
      upload.part = part
      chat.update()
    }
    const uploaded = await uploadFile(
      `${conversation.api}/upload`,
      { token, context },
      chosen,
      handleProgress,
      aborter.signal,
    )
    if ('file' in uploaded) upload.file = uploaded.file
    else if (!aborter.signal.aborted) {
      uploads = uploads.filter((other) => other !== upload)
      notices.push(fill(textOf(uploaded.error), { name: chosen.name }))
    }
    chat.update()
  }

  function textOf(error: string | undefined): string {
    const { tooHeavy, unreadable, uploadFailed } = texts()
    if (error === 'file-too-large') return tooHeavy
    return error === 'file-unreadable' ? unreadable : uploadFailed
  }

  function remove(upload: Upload): void {
    upload.aborter?.abort()
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
  // Deletes only the files that the message has: a chosen reply has none.
  on('message', (message) => {
    const sent = isMessage(message) ? message.files?.map(({ id }) => id) : undefined
    uploads = uploads.filter(({ file }) => !file || !sent?.includes(file.id))
    notices = []
  })

  const chip = (upload: Upload, index: number) => (
    <li key={`${index}`}>
      <span>{upload.chosen.name}</span>
      {upload.file ? null : <progress value={upload.part} aria-label={upload.chosen.name} />}
      <button
        type="button"
        aria-label={fill(texts().remove, { name: upload.chosen.name })}
        onClick={() => remove(upload)}
      >
        <Glyph path={closePath} />
      </button>
    </li>
  )

  return {
    /** Returns null until all uploads are complete, so that the message waits for them. */
    files(): ChatFile[] | null | undefined {
      const arrived = uploads.flatMap(({ file }) => file ?? [])
      if (arrived.length < uploads.length) return null
      return uploads.length ? arrived : undefined
    },
    forget(): void {
      for (const { aborter } of uploads) aborter?.abort()
      uploads = []
      notices = []
    },
    /** Uploads files that were chosen before the session was open. */
    update(): void {
      const { token } = conversation.state
      if (token) for (const upload of uploads) if (!upload.aborter) void send(upload, token)
    },
    below: ({ files = [] }: ChatMessage): ComponentChildren =>
      files.length ? (
        <ul key="files" class="files">
          {files.map((file) => FileView({ file }))}
        </ul>
      ) : null,
    tools(): ComponentChildren {
      if (!canUpload()) return null
      return [
        notices[0] ? (
          <p key="refusal" class="error" role="alert">
            {notices.join('\n')}
          </p>
        ) : null,
        uploads.length ? (
          <ul key="chips" class="chips">
            {uploads.map(chip)}
          </ul>
        ) : null,
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
          <Glyph path={clipPath} />
        </label>,
      ]
    },
  }
}
