import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react'
import { Link } from 'wouter'

/** The padding weighs nothing in the cascade, so that any px-* of a caller replaces it. */
const BASE =
  'as-button inline-flex min-h-11 items-center justify-center gap-2 rounded-field [:where(&)]:px-4 text-base font-semibold no-underline transition-colors duration-150 ease-calm disabled:opacity-55'

const KINDS = {
  primary: 'bg-accent-fill text-white hover:bg-[#1d4ed8]',
  secondary: 'border border-line bg-card text-ink hover:bg-sunken',
  quiet: 'text-accent-strong hover:bg-accent-soft',
  danger: 'border border-danger bg-card text-danger hover:bg-danger-soft',
} as const

type Kind = { kind?: keyof typeof KINDS }

export const buttonLook = (kind: keyof typeof KINDS) => `${BASE} ${KINDS[kind]}`

export function Button({
  kind = 'primary',
  className = '',
  ...rest
}: ComponentPropsWithRef<'button'> & Kind) {
  return <button type="button" {...rest} className={`${buttonLook(kind)} ${className}`} />
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Kind & { href: string; replace?: boolean }

export function ButtonLink({ kind = 'primary', className = '', href, ...rest }: LinkProps) {
  return <Link href={href} {...rest} className={`${buttonLook(kind)} ${className}`} />
}
