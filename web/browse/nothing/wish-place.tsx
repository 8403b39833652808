type Props = { search: string }

/** Where *Avísame* and *Publicar lo que busco* stand below a search without a hit, once there are wishes. */
export function WishPlace(_: Props) {
  return null
}
