import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { siteLimits, siteRefreshes } from '@parley/functions/shared/knowledge/sites'
import formStyles from '../../../components/forms/Form.module.css'
import type { SettingsValues } from './siteForm.ts'
import { t } from './texts.ts'

/** The parts of a form that the fields below use. */
export type SiteForm = Pick<UseFormReturnType<SettingsValues>, 'getInputProps' | 'errors'>

/** Chooses how often a site is read again. */
export function RefreshField({ fields }: { fields: SiteForm }) {
  return (
    <NativeSelect
      label={t('readAgain')}
      data={siteRefreshes.map((refresh) => ({ value: refresh, label: t(`refresh_${refresh}`) }))}
      {...fields.getInputProps('refresh')}
    />
  )
}

/** Chooses which pages of a site are read. `hasPaths`: the included paths can be edited. */
export function ReachFields({ fields, hasPaths = true }: { fields: SiteForm; hasPaths?: boolean }) {
  return (
    <>
      {hasPaths && (
        <PathsField fields={fields} name="include" label={t('onlyThesePaths')} hint={t('onlyPathsHint')} />
      )}
      <PathsField fields={fields} name="exclude" label={t('leaveOutPaths')} hint={t('leaveOutHint')} />
      <div className={formStyles.pair}>
        <TextInput
          type="number"
          min={0}
          max={siteLimits.depth}
          label={t('linksFollowed')}
          description={t('linksFollowedHint')}
          {...fields.getInputProps('maxDepth')}
        />
        <TextInput
          type="number"
          min={1}
          max={siteLimits.pages}
          label={t('mostPages')}
          description={t('mostPagesHint', { most: siteLimits.pages })}
          {...fields.getInputProps('maxPages')}
        />
      </div>
      <Switch
        label={t('readSitemap')}
        description={t('readSitemapHint')}
        {...fields.getInputProps('usesSitemaps', { type: 'checkbox' })}
      />
    </>
  )
}

interface PathsFieldProps {
  fields: SiteForm
  name: 'include' | 'exclude'
  label: string
  hint: string
}

function PathsField({ fields, name, label, hint }: PathsFieldProps) {
  // An error is stored under the number of its line and shown at the field.
  const wrong = Object.keys(fields.errors).find((path) => path.split('.')[0] === name)
  return (
    <Textarea
      label={label}
      description={hint}
      autosize
      minRows={2}
      maxRows={8}
      dir="ltr"
      spellCheck={false}
      {...fields.getInputProps(name)}
      error={wrong && fields.errors[wrong]}
      data-path={wrong ?? name}
    />
  )
}
