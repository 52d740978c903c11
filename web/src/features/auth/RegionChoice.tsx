import './regionChoice.css'
import { regionNames, type Region } from '@parley/functions/shared/regions'

const choices: { region: Region; text: string }[] = [
  { region: 'eu', text: 'Your data is kept and processed in the European Union.' },
  { region: 'na', text: 'Your data is kept and processed in the United States.' },
]

interface RegionChoiceProps {
  value: Region | undefined
  onChange: (region: Region) => void
  error?: string | undefined
}

export function RegionChoice({ value, onChange, error }: RegionChoiceProps) {
  return (
    <fieldset className="auth-regions" aria-describedby="region-note">
      <legend>Where should your data live?</legend>
      {choices.map(({ region, text }) => (
        <label key={region}>
          <input
            type="radio"
            name="region"
            value={region}
            checked={value === region}
            onChange={() => onChange(region)}
          />
          <b>{regionNames[region]}</b>
          <span>{text}</span>
        </label>
      ))}
      <p id="region-note" className={error ? 'auth-error' : 'auth-hint'}>
        {error ?? 'Chosen once: it cannot be changed later.'}
      </p>
    </fieldset>
  )
}
