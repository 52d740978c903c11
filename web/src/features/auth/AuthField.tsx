import { useId, useState } from 'react'

interface AuthFieldProps {
  label: string
  type: 'email' | 'password'
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  autoComplete: string
  /** The page has one purpose, and this is its first field. */
  isFirst?: boolean
}

/** A labelled input whose error stands where it belongs. */
export function AuthField({
  label,
  type,
  value,
  onChange,
  error,
  hint,
  autoComplete,
  isFirst = false,
}: AuthFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const note = error ?? hint
  return (
    <div className="auth-field">
      <label htmlFor={id}>{label}</label>
      <div className="auth-input">
        <input
          id={id}
          name={type}
          type={isShown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          ref={isFirst ? focus : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          spellCheck={false}
        />
        {type === 'password' && (
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? 'auth-error' : 'auth-hint'}>
          {note}
        </p>
      )}
    </div>
  )
}

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
