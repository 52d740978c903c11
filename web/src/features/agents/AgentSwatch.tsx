interface AgentSwatchProps {
  color: string
  size?: number
}

/** An agent's own colour, which identifies it at a glance. */
export function AgentSwatch({ color, size = 10 }: AgentSwatchProps) {
  return (
    <i
      aria-hidden="true"
      style={{
        flex: 'none',
        display: 'inline-block',
        width: size,
        height: size,
        // The shape of its icon: a round dot would mean that somebody is online.
        borderRadius: '50% 50% 50% 0',
        background: color,
        boxShadow: '0 0 0 1px color-mix(in oklch, currentColor 22%, transparent)',
      }}
    />
  )
}
