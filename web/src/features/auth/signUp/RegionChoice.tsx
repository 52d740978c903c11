import './regionChoice.css'
import type { Ref } from 'react'
import type { Region } from '@parley/functions/shared/regions/regions'
import { nameOfRegion } from '../../../lib/texts/nameOfRegion.ts'
import { nearestRegion } from './signUpFields.ts'
import { t } from '../texts.ts'

const choices = [
  { region: 'eu', text: 'regionEu' },
  { region: 'na', text: 'regionNa' },
] as const

interface RegionChoiceProps {
  ref?: Ref<HTMLFieldSetElement>
  value: Region | undefined
  onChange: (region: Region) => void
  error?: string | undefined
  /** The path of its field in a form. */
  'data-path'?: string
}

export function RegionChoice({ ref, value, onChange, error, 'data-path': path }: RegionChoiceProps) {
  const nearest = nearestRegion()
  return (
    <fieldset ref={ref} className="auth-regions" aria-describedby="region-note" data-path={path}>
      <legend>{t('regionQuestion')}</legend>
      {choices.map(({ region, text }) => (
        <label key={region}>
          <input
            type="radio"
            name="region"
            value={region}
            checked={value === region}
            onChange={() => onChange(region)}
          />
          <b>
            {nameOfRegion(region)} {region === nearest && <em>{t('regionNear')}</em>}
          </b>
          <span>{t(text)}</span>
        </label>
      ))}
      <p id="region-note" className={error ? 'auth-error' : 'auth-hint'}>
        {error ?? t('regionForEver')}
      </p>
    </fieldset>
  )
}
