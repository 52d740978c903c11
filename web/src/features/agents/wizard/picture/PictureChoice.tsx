import { Button, FileButton, Radio } from '@mantine/core'
import { brandLimits } from '@parley/functions/shared/knowledge/brand'
import { imageExtensions } from '@parley/functions/shared/limits'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../../lib/navigation/lazyComponent.tsx'
import { formatEntries } from '../../../../lib/formats/formats.ts'
import { toBase64 } from '../../../../lib/files/toBase64.ts'
import styles from '../AgentWizard.module.css'
import { fileOfDataUrl } from './fileOfDataUrl.ts'
import type { Wizard } from '../useWizard.ts'
import { pictureOf, type WizardDraft } from '../wizardDraft.ts'
import { t } from '../texts.ts'

const CropDialog = lazyComponent(
  async () => (await import('../../../../components/forms/CropDialog.tsx')).CropDialog,
)
const megabytes = String(brandLimits.logoBytes / 1_000_000)
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** The picture of the agent: the website's logo or icon, an own file, or none; it can be cropped first. */
export function PictureChoice({ wizard: { draft, change } }: { wizard: Wizard }) {
  const [problem, setProblem] = useState('')
  const [cropped, setCropped] = useState<{ picture: File; url: string }>()
  const options = optionsOf(draft)
  const shown = pictureOf(draft)

  function crop(picture: File) {
    setCropped({ picture, url: URL.createObjectURL(picture) })
  }

  function endCrop() {
    if (cropped) URL.revokeObjectURL(cropped.url)
    setCropped(undefined)
  }

  async function savePicture(file: File) {
    endCrop()
    if (file.size > brandLimits.logoBytes) return setProblem(t('pictureTooLarge', { megabytes }))
    setProblem('')
    change({ picture: 'own', ownPicture: `data:${file.type};base64,${await toBase64(file)}` })
  }

  async function choosePicture(file: File | null) {
    if (!file) return
    if (!types.includes(file.type))
      return setProblem(t('onlyPictures', { list: formatEntries([...imageExtensions]) }))
    await savePicture(file)
    if (file.size <= brandLimits.logoBytes && canCrop(file.type)) crop(file)
  }

  return (
    <div className={styles.picture}>
      {options.length > 0 ? (
        <Radio.Group
          label={t('picture')}
          value={shown === '' ? 'none' : draft.picture}
          onChange={(value) => {
            const option = options.find((entry) => entry.value === value)
            change({ picture: option ? option.value : 'none' })
          }}
        >
          {options.map(({ value, label, url }) => (
            <Radio
              key={value}
              value={value}
              classNames={{ body: styles.pictureBody ?? '' }}
              label={
                <span className={styles.pictureOption}>
                  <img src={url} alt="" width="32" height="32" />
                  {label}
                </span>
              }
            />
          ))}
          <Radio value="none" label={t('usePictureNone')} />
        </Radio.Group>
      ) : (
        <b>{t('picture')}</b>
      )}
      <div className={styles.pictureRow}>
        <FileButton accept={types.join(',')} onChange={(file) => void choosePicture(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm">
              {t('uploadLogo')}
            </Button>
          )}
        </FileButton>
        {shown !== '' && canCrop(fileOfDataUrl(shown).type) && (
          <Button variant="default" size="compact-sm" onClick={() => crop(fileOfDataUrl(shown))}>
            {t('cropPicture')}
          </Button>
        )}
        <small>{t('logoLimits', { megabytes })}</small>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {cropped && (
        <Suspense>
          <CropDialog {...cropped} onClose={endCrop} onCut={(picture) => void savePicture(picture)} />
        </Suspense>
      )}
    </div>
  )
}

/** Returns the pictures to choose from. */
function optionsOf({ brand, ownPicture }: WizardDraft) {
  return [
    { value: 'logo', label: t('useLogo'), url: brand?.logo ?? '' } as const,
    { value: 'favicon', label: t('useIcon'), url: brand?.favicon ?? '' } as const,
    { value: 'own', label: t('useOwn'), url: ownPicture } as const,
  ].filter(({ url }) => url !== '')
}

/** Returns whether a picture can be cropped: of an animation, only the first frame would be left. */
function canCrop(type: string): boolean {
  return type !== 'image/gif'
}
