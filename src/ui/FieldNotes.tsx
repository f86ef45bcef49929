import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { field } from '#styled-system/recipes';
import type { FieldProps } from './field-props.ts';

/** The description and the error of the react-aria field around it. */
export function FieldNotes({ description, error }: Pick<FieldProps, 'description' | 'error'>) {
  const styles = field();
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {error !== undefined && (
        <FieldError className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </FieldError>
      )}
    </>
  );
}
