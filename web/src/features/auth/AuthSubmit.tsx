interface AuthSubmitProps {
  label: string
  isBusy: boolean
  error?: string | undefined
}

/** The page's one action, and above it what went wrong with the last try. */
export function AuthSubmit({ label, isBusy, error }: AuthSubmitProps) {
  return (
    <>
      <p role="alert" className="auth-error auth-failure">
        {error}
      </p>
      <button type="submit" className="auth-primary" aria-busy={isBusy} disabled={isBusy}>
        {isBusy ? <i className="auth-spinner" /> : null}
        {label}
      </button>
    </>
  )
}
