import { Button, CloseButton, Text, TextInput } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { imageExtensions, maxImageBytes } from '@parley/functions/shared/limits'
import { pictureUrlPattern } from '@parley/functions/shared/pictures/pictures'
import { IconPhoto } from '@tabler/icons-react'
import { Suspense, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { formatEntries } from '../../lib/formats/formats.ts'
import { sentenceOf } from '../../lib/errors.ts'
import styles from './PictureField.module.css'
import { t } from './pictureTexts.ts'

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog)
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

interface PictureFieldProps {
  label: string
  description?: string
  /** The URL of the picture, or empty. */
  value: string
  error?: ReactNode
  /** The path of the field in a form. */
  'data-path'?: string
  /** Round pictures are cropped; others are used as they are. */
  isRound?: boolean
  onChange: (url: string) => void
  /** Returns the URL of the uploaded picture; throws an error with the message for the person. */
  upload: (picture: File) => Promise<string>
}

/** Checks, crops and uploads a chosen picture. */
function usePictureUpload({
  isRound,
  onChange,
  upload,
}: Required<Pick<PictureFieldProps, 'isRound' | 'onChange' | 'upload'>>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [chosen, setChosen] = useState<{ picture: File; url: string }>()

  function endChoice() {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(undefined)
  }

  async function send(picture: File) {
    endChoice()
    setBusy(true)
    setFailure(undefined)
    try {
      onChange(await upload(picture))
    } catch (error) {
      setFailure(sentenceOf(error))
    }
    setBusy(false)
  }

  function choosePicture(files: File[]) {
    const [picture] = files
    if (!picture) return
    setFailure(undefined)
    if (!types.includes(picture.type))
      return setFailure(t('onlyFiles', { list: formatEntries([...imageExtensions]) }))
    if (picture.size > maxImageBytes)
      return setFailure(t('maxSize', { megabytes: maxImageBytes / 1_000_000 }))
    // Cropping would leave only the first frame of an animation.
    if (isRound && picture.type !== 'image/gif') setChosen({ picture, url: URL.createObjectURL(picture) })
    else void send(picture)
  }

  return { isBusy, failure, chosen, endChoice, send, choosePicture }
}

/** A picture that is chosen, dropped or pasted, or given by its URL. */
export function PictureField(props: PictureFieldProps) {
  const { label, description, value, error, isRound = false, onChange, upload } = props
  const { isBusy, failure, chosen, endChoice, send, choosePicture } = usePictureUpload({
    isRound,
    onChange,
    upload,
  })
  const open = useRef<() => void>(null)
  const isShown = value !== '' && pictureUrlPattern.test(value)

  function handleReject(rejections: FileRejection[]) {
    choosePicture(rejections.map(({ file }) => file))
  }

  function handlePaste(event: ClipboardEvent) {
    const files = Array.from(event.clipboardData.files)
    if (files.length === 0) return
    event.preventDefault()
    choosePicture(files)
  }

  return (
    <div className={styles.field} onPaste={handlePaste}>
      <Dropzone
        openRef={open}
        className={styles.drop ?? ''}
        data-round={isRound || undefined}
        accept={types}
        maxSize={maxImageBytes}
        multiple={false}
        loading={isBusy}
        onDrop={choosePicture}
        onReject={handleReject}
        aria-label={t('chooseFile', { label })}
        inputProps={{ 'aria-label': t('fileOf', { label }) }}
      >
        {isShown ? (
          <img key={value} src={value} alt="" referrerPolicy="no-referrer" />
        ) : (
          <IconPhoto size={22} aria-hidden="true" />
        )}
      </Dropzone>
      <div className={styles.words}>
        <TextInput
          label={label}
          description={description}
          type="url"
          placeholder="https://"
          maxLength={2000}
          autoComplete="off"
          value={value}
          error={error}
          data-path={props['data-path']}
          rightSection={
            value && (
              <CloseButton
                size="sm"
                aria-label={t('removePicture', { label })}
                onClick={() => onChange('')}
              />
            )
          }
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
        <div className={styles.row}>
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => open.current?.()}>
            {isShown ? t('replacePicture') : t('uploadPicture')}
          </Button>
          <Text size="xs" c="dimmed">
            {t('maxSizeOrDrop', { megabytes: maxImageBytes / 1_000_000 })}
          </Text>
        </div>
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
      </div>
      {chosen && (
        <Suspense>
          <CropDialog {...chosen} onClose={endChoice} onCut={(picture) => void send(picture)} />
        </Suspense>
      )}
    </div>
  )
}
