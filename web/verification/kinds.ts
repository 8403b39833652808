/** How each proof looks. */
import {
  Building2,
  FileText,
  IdCard,
  type LucideIcon,
  Mail,
  Smartphone,
  SquareUserRound,
} from 'lucide-react'
import type { VerificationKind } from '#terms/verification'

export const KIND_ICONS: Record<VerificationKind, LucideIcon> = {
  email: Mail,
  phone: Smartphone,
  government_id: IdCard,
  selfie: SquareUserRound,
  corporate_email: Building2,
  business_documents: FileText,
}
