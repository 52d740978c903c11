import { Button, FileButton, Radio } from '@mantine/core'
import { brandLimits } from '@parley/functions/shared/knowledge/brand'
import { imageExtensions } from '@parley/functions/shared/limits'
import { useState } from 'react'
import { formatEntries } from '../../../lib/formats/formats.ts'
import { toBase64 } from '../../../lib/files/toBase64.ts'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { pictureOf } from './wizardDraft.ts'
import { t } from './texts.ts'

const megabytes = String(brandLimits.logoBytes / 1_000_000)
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** The picture of the agent: the website's icon, an own file, or none. */
export function PictureChoice({ wizard: { draft, change } }: { wizard: Wizard }) {
  const [problem, setProblem] = useState('')
  const shown = pictureOf(draft)
  const favicon = draft.brand?.favicon

  async function take(file: File | null) {
    if (!file) return
    if (!types.includes(file.type))
      return setProblem(t('onlyPictures', { list: formatEntries([...imageExtensions]) }))
    if (file.size > brandLimits.logoBytes) return setProblem(t('pictureTooLarge', { megabytes }))
    setProblem('')
    change({ picture: 'own', ownPicture: `data:${file.type};base64,${await toBase64(file)}` })
  }

  return (
    <div className={styles.picture}>
      {favicon || draft.ownPicture ? (
        <Radio.Group
          label={t('picture')}
          value={draft.picture === 'favicon' && !favicon ? 'none' : draft.picture}
          onChange={(value) => {
            if (value === 'favicon' || value === 'own' || value === 'none') change({ picture: value })
          }}
        >
          {favicon && <Radio value="favicon" label={t('useIcon')} />}
          {draft.ownPicture && <Radio value="own" label={t('useOwn')} />}
          <Radio value="none" label={t('usePictureNone')} />
        </Radio.Group>
      ) : (
        <b>{t('picture')}</b>
      )}
      <div className={styles.pictureRow}>
        {shown && <img src={shown} alt="" width="40" height="40" />}
        <FileButton accept={types.join(',')} onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm">
              {t('uploadLogo')}
            </Button>
          )}
        </FileButton>
        <small>{t('logoLimits', { megabytes })}</small>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
