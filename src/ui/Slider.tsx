import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { slider } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';

type Decided = 'children' | 'className' | 'style' | 'render' | 'orientation' | 'aria-label';

export interface SliderProps extends Omit<AriaSliderProps<number>, Decided> {
  readonly label: string;
}

/** One value on a measured line; `formatOptions` gives its unit. */
export function Slider({ label, ...rest }: SliderProps) {
  const styles = slider();
  return (
    <AriaSlider {...rest} className={styles.root}>
      <div className={styles.head}>
        <FieldLabel label={label} />
        <SliderOutput className={styles.output} />
      </div>
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <span className={styles.line} />
            <span className={styles.fill} style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className={styles.thumb} />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
