import type { ReactNode } from 'react';
import { type ButtonVariantProps, button } from '#styled-system/recipes';
import { FlagSign } from './FlagSign.tsx';

interface NextStepLook {
  /** A verb and its object, which is also the accessible name. */
  readonly children: ReactNode;
  readonly size?: ButtonVariantProps['size'];
}

interface NextStepLink extends NextStepLook {
  readonly href: string;
}

interface NextStepAction extends NextStepLook {
  readonly onClick: () => void;
  readonly isDisabled?: boolean | undefined;
}

interface NextStepSubmit extends NextStepLook {
  readonly type: 'submit';
  readonly isDisabled?: boolean | undefined;
}

export type NextStepProps = NextStepLink | NextStepAction | NextStepSubmit;

/** The one orange marker of a screen: what to do next. Native elements and a flag of our own, so that prerendered pages carry neither react-aria nor an icon library. */
export function NextStep({ children, size = 'medium', ...target }: NextStepProps) {
  const className = button({ variant: 'marker', size });
  const content = (
    <>
      <FlagSign />
      {children}
    </>
  );
  if ('href' in target) {
    return (
      <a href={target.href} className={className}>
        {content}
      </a>
    );
  }
  const isSubmit = 'type' in target;
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      onClick={isSubmit ? undefined : target.onClick}
      disabled={target.isDisabled}
      className={className}
    >
      {content}
    </button>
  );
}
