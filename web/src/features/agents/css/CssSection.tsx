import { findRefused } from '@parley/functions/shared/css/findRefused'
import { mergeRules } from '@parley/functions/shared/css/splitRules'
import { useMemo, useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useAgentEditing, useAgentField } from '../draft/AgentDraftContext.ts'
import { CssAssistant } from './CssAssistant.tsx'
import { CssChanges } from './CssChanges.tsx'
import { CssEditor } from './CssEditor.tsx'
import styles from './Css.module.css'
import { t } from './texts.ts'
import { useCssAssistant } from './useCssAssistant.ts'

const shownRefusals = 5

/** The widget's own style sheet, with an assistant whose changes are accepted or rejected. */
export function CssSection() {
  const { store } = useAgentEditing()
  const { value, error, change } = useAgentField('ADVANCED_customCSS')
  const css = typeof value === 'string' ? value : ''
  /** The style sheet before the assistant's change; undefined without an open change. */
  const [before, setBefore] = useState<string>()
  const read = () => store.state.draft.ADVANCED_customCSS
  const talk = useCssAssistant(read, (added) => {
    const current = read()
    const merged = mergeRules(current, added)
    if (merged === current) return
    setBefore((open) => open ?? current)
    change(merged)
  })
  return (
    <FormSection title={t('customCss')} lead={t('customCssHint')} action={<CssAssistant talk={talk} />}>
      <CssEditor label={t('customCss')} css={css} error={error} onChange={change} />
      <p id="css-completion" className={styles.hint}>
        {t('completionHint')}
      </p>
      {before !== undefined && before !== css && (
        <CssChanges
          before={before}
          after={css}
          onAccept={(next) => setBefore(next === css ? undefined : next)}
          onReject={(next) => {
            change(next)
            if (next === before) setBefore(undefined)
          }}
        />
      )}
      <Refused css={css} />
    </FormSection>
  )
}

/** Lists what publishing leaves out, which the preview beside may still show. */
function Refused({ css }: { css: string }) {
  const refused = useMemo(() => findRefused(css), [css])
  if (refused.length === 0) return null
  const more = refused.length - shownRefusals
  return (
    <div className={styles.refused}>
      <p>{t('refused')}</p>
      <ul>
        {refused.slice(0, shownRefusals).map(({ line, text }, index) => (
          // Two lines may be the same.
          <li key={`${index} ${line}`}>
            {t('line', { n: line })} <code dir="ltr">{text}</code>
          </li>
        ))}
        {more > 0 && <li>{t('moreLines', { count: more })}</li>}
      </ul>
    </div>
  )
}
