import { Link } from 'wouter'
import { paths } from '#web/ui/navigation/paths.ts'

type PersonLinkProps = { id: string; name: string; className?: string }

/** To a person's page for administrators. Who was removed has no name left. */
export function PersonLink({ id, name, className = '' }: PersonLinkProps) {
  return (
    <Link
      href={paths.adminPerson(id)}
      className={`-my-2 inline-block py-2 font-semibold wrap-anywhere ${className}`}
    >
      {name || id}
    </Link>
  )
}
