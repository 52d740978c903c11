import { SegmentedControl } from '@mantine/core'
import {
  templateCards,
  templateTabs,
  type TemplateKey,
  type TemplateTab,
} from '@parley/functions/shared/agents/templateKeys'
import { useState } from 'react'
import { useCurrentInView } from '../../../lib/browser/useCurrentInView.ts'
import { AgentSwatch } from '../AgentSwatch.tsx'
import styles from './NewAgentDrawer.module.css'
import { t } from '../texts.ts'

interface TemplatePickerProps {
  value: TemplateKey
  onChange: (template: TemplateKey) => void
}

export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  const [tab, setTab] = useState<TemplateTab>('All Templates')
  const row = useCurrentInView<HTMLDivElement>(tab)
  const shown = cardsOf(tab)

  /** Selects a visible template, so that a hidden one is never used. */
  function handleTab(chosen: TemplateTab) {
    setTab(chosen)
    const cards = cardsOf(chosen)
    if (cards[0] && !cards.some(({ key }) => key === value)) onChange(cards[0].key)
  }

  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('template')}</legend>
      <div ref={row} className={styles.tabs}>
        <SegmentedControl
          aria-label={t('kindOfTemplate')}
          data={templateTabs.map((value) => ({ value, label: t(`tab_${value}`) }))}
          value={tab}
          onChange={handleTab}
          fullWidth
        />
      </div>
      <div className={styles.cards}>
        {shown.map((card) => (
          <label key={card.key} className={styles.card}>
            <input
              type="radio"
              name="template"
              value={card.key}
              checked={value === card.key}
              onChange={() => onChange(card.key)}
            />
            <AgentSwatch color={card.color} />
            <b>{t(`template_${card.key}`)}</b>
            <span>{t(`about_${card.key}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function cardsOf(tab: TemplateTab) {
  return templateCards.filter((card) => tab === 'All Templates' || card.tab === tab)
}
